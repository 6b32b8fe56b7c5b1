/** The addresses that open a telephone or WhatsApp: made here and nowhere else. Pure. */

/** @param phone in international form, `+20 3 555 0100` */
export const phoneLink = (phone: string): string => `tel:${phone.replaceAll(" ", "")}`;

/**
 * @param number in international form
 * @param text what is already written when WhatsApp opens, encoded for an address
 */
export const whatsappLink = (number: string, text = ""): string =>
  `https://wa.me/${number.replaceAll(/\D/g, "")}${text && `?text=${text}`}`;
