import type { Picture } from '#contract/media.ts'

type ShareImageProps = { of: Pick<Picture, 'path' | 'alt'>; publicUrl: string; imageBaseUrl: string }

/** The picture of a link preview. React lifts it into the head; others need its whole address. */
export function ShareImage({ of: picture, publicUrl, imageBaseUrl }: ShareImageProps) {
  const base = /^https?:/.test(imageBaseUrl) ? imageBaseUrl : publicUrl + imageBaseUrl
  return (
    <>
      <meta property="og:image" content={`${base}${picture.path}-share.jpg`} />
      <meta property="og:image:alt" content={picture.alt} />
    </>
  )
}
