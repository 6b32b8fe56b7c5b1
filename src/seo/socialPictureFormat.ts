/**
 * The format of the pictures for messengers, which the build makes and the head declares; sizes in
 * pixels. 1.91 to 1 is what Facebook, LinkedIn, WhatsApp and X show uncut.
 */
export const socialPictureFormat = { width: 1200, height: 630, type: "image/jpeg" } as const;
