import type { Picture } from '#contract/media.ts'
import { useSite } from '#web/platform/site.ts'
import { ShareImage } from '#web/ui/share-image.tsx'
import { sharePictureSize } from '#web/ui/share-picture.ts'

/** What a link to the page looks like where it is shared. React lifts these into the head. */
export function TourPreview({ cover }: { cover: Picture }) {
  const { publicUrl, imageBaseUrl } = useSite()
  return (
    <>
      <ShareImage of={cover} publicUrl={publicUrl} imageBaseUrl={imageBaseUrl} />
      <meta property="og:image:width" content={String(sharePictureSize.width)} />
      <meta property="og:image:height" content={String(sharePictureSize.height)} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
