ruling rob-share: everything
