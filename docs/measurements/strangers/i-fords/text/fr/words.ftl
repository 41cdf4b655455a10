counter-banners = bannière
    .gender = feminine
    .plural = bannières
