movement(p) gets - wounds(p) when active-mount(p) is nobody
