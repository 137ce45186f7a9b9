import type { Picture } from '#contract/media.ts'
import type { SiteSettings } from '#contract/rendering.ts'

/** Every share picture is cut to this size, in pixels. */
export const sharePictureSize = { width: 1200, height: 630 } as const

/** Whole, since whoever shows a preview asks from elsewhere; the image base may be a path of ours or another host. */
export function sharePictureAddress(
  { path }: Pick<Picture, 'path'>,
  { imageBaseUrl, publicUrl }: Pick<SiteSettings, 'imageBaseUrl' | 'publicUrl'>,
): string {
  const address = `${imageBaseUrl}${path}-share.jpg`
  return /^https?:\/\//i.test(address) ? address : publicUrl + address
}
