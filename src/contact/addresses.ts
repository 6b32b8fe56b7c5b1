/** The addresses that open a mail program, a telephone or WhatsApp: made here and nowhere else. Pure. */

/**
 * @param email a valid address. Its domain becomes the form of the network, and its local part is
 *   encoded (RFC 6068), since mail programs differ in what else they understand.
 */
export function emailLink(email: string): string {
  const at = email.lastIndexOf("@");
  const { hostname } = new URL(`http://${email.slice(at + 1)}`);
  return `mailto:${encodeURIComponent(email.slice(0, at))}@${hostname}`;
}

/** @param phone in international form, `+20 3 555 0100` */
export const phoneLink = (phone: string): string => `tel:${phone.replaceAll(" ", "")}`;

/**
 * @param number in international form
 * @param text what is already written when WhatsApp opens, encoded for an address
 */
export const whatsappLink = (number: string, text = ""): string =>
  `https://wa.me/${number.replaceAll(/\D/g, "")}${text && `?text=${text}`}`;
