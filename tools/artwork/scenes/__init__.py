"""All pictures: name -> (function that builds the scene, width, height of the file in content/images)."""
from . import devices, heroes, services, still

HERO, WIDE, CARD, STILL, PORTRAIT = (2400, 1350), (1920, 1080), (1600, 1000), (1600, 1200), (1200, 1500)

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
    "about": (still.dividers, *STILL),
    "investment": (still.keystone, *WIDE),
    "chairman": (still.bust, *PORTRAIT),
    "projects/retail-erp": (devices.retail_erp, *CARD),
    "projects/clinic-booking": (devices.clinic_booking, *CARD),
    "projects/spice-shop": (devices.spice_shop, *CARD),
    "projects/logistics-tracking": (devices.logistics_tracking, *CARD),
    "projects/training-academy": (devices.training_academy, *CARD),
    "projects/property-portal": (devices.property_portal, *CARD),
}
