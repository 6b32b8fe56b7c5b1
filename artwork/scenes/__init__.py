"""All pictures: name -> (function that builds the scene, width, height of the file in content/images)."""
from functools import partial

from studio import by_day

from . import devices, harbour, heroes, services, still

HERO, BAND, WIDE, CARD, STILL, PORTRAIT = (2400, 1350), (2400, 900), (1920, 1080), (1200, 750), (1600, 1200), (960, 1200)

_projects = {
    "retail-erp": devices.retail_erp,
    "clinic-booking": devices.clinic_booking,
    "spice-shop": devices.spice_shop,
    "logistics-tracking": devices.logistics_tracking,
    "training-academy": devices.training_academy,
    "property-portal": devices.property_portal,
}

pictures = {
    "hero/foundation": (heroes.foundation, *HERO),
    "hero/network": (heroes.network, *HERO),
    "hero/horizon": (heroes.horizon, *HERO),
    "services/erp": (services.erp, *WIDE),
    "services/static-website": (services.static_website, *WIDE),
    "services/one-page-app": (services.one_page_app, *WIDE),
    "services/multi-page-app": (services.multi_page_app, *WIDE),
    "services/ecommerce": (services.ecommerce, *WIDE),
    "services/database": (services.database, *WIDE),
    "services/training": (services.training, *WIDE),
    "services/cloud": (services.cloud, *WIDE),
    "services/api": (services.api, *WIDE),
    "home-about": (still.armillary, *STILL),
    "home-about-light": (by_day(still.armillary), 1200, 900),
    "home-band": (harbour.harbour, *BAND),
    "home-band-light": (by_day(harbour.harbour), *BAND),
    "about": (still.dividers, *STILL),
    "investment": (still.keystone, *WIDE),
    "chairman": (still.desk, *PORTRAIT),
    "chairman-light": (by_day(still.desk), *PORTRAIT),
}

for language in devices.LANGUAGES:
    for name, build in _projects.items():
        file, scene = "projects/%s/%s" % (language, name), partial(build, language)
        pictures[file] = (scene, *CARD)
        pictures[file + "-light"] = (by_day(scene), *CARD)
