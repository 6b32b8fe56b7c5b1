import full from "libphonenumber-js/metadata.min.json";
import { phoneCountries } from "../../src/contact/phone";

const isServed = (country: string) => (phoneCountries as readonly string[]).includes(country);

/** The metadata of libphonenumber-js, cut to the countries served. */
export function cutPhoneMetadata() {
  const callingCodes = Object.entries(full.country_calling_codes)
    .map(([code, countries]) => [code, countries.filter(isServed)] as const)
    .filter(([, countries]) => countries.length > 0);
  return {
    version: full.version,
    country_calling_codes: Object.fromEntries(callingCodes),
    countries: Object.fromEntries(phoneCountries.map((code) => [code, full.countries[code]])),
    nonGeographic: {},
  };
}
