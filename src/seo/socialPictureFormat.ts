/**
 * The format of social preview images, sizes in pixels. Facebook, LinkedIn, WhatsApp and X show
 * 1.91 to 1 uncropped.
 */
export const socialPictureFormat = { width: 1200, height: 630, type: "image/jpeg" } as const;
