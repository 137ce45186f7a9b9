import type { Picture } from '#contract/media.ts'
import type { SiteSettings } from '#contract/rendering.ts'
import { sharePictureAddress, sharePictureSize } from './share-picture.ts'

type ShareImageProps = {
  of: Pick<Picture, 'path' | 'alt'>
  site: Pick<SiteSettings, 'imageBaseUrl' | 'publicUrl'>
}

/** What a link to the page shows where it is shared. React lifts these into the head. */
export function ShareImage({ of: picture, site }: ShareImageProps) {
  return (
    <>
      <meta property="og:image" content={sharePictureAddress(picture, site)} />
      <meta property="og:image:alt" content={picture.alt} />
      <meta property="og:image:width" content={String(sharePictureSize.width)} />
      <meta property="og:image:height" content={String(sharePictureSize.height)} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
