counter-banners = banner
    .plural = banners
