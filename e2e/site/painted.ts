import { type Page } from "@playwright/test";
import sharp from "sharp";

export interface Picture {
  /** Three bytes for each pixel. */
  data: Buffer;
  width: number;
  height: number;
}

/**
 * What is in the window as it is painted, or so much of the page from its top, pixel by pixel. By the
 * protocol, which packs quickly on request; in the desktop's window, where a CSS pixel is one pixel.
 * @param height how much of the page, in pixels
 */
export async function painted(page: Page, height?: number): Promise<Picture> {
  const { width, height: shown } = page.viewportSize()!;
  const isWhole = height !== undefined && height > shown;
  const session = await page.context().newCDPSession(page);
  const shot = await session.send("Page.captureScreenshot", {
    optimizeForSpeed: true,
    // Lays the page out anew, as a window of its size.
    ...(isWhole && { captureBeyondViewport: true, clip: { x: 0, y: 0, width, height, scale: 1 } }),
  });
  await session.detach();
  const { data, info } = await sharp(Buffer.from(shot.data, "base64"))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: Math.min(height ?? info.height, info.height) };
}
