import type { ImageNode } from '#contract/rich-text-types.ts'
import { usePictureAddresses } from './picture-addresses.ts'

/** A picture within a text. Its size is known, so nothing moves when it arrives. */
export function TextImage({ of: { path, alt, width, height, ground } }: { of: ImageNode['attrs'] }) {
  const { avif, webp, src } = usePictureAddresses({ path })
  const sizes = '(width < 900px) 100vw, 640px'
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <source type="image/webp" srcSet={webp} sizes={sizes} />
      <img
        src={src}
        alt={alt}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
        style={{ backgroundColor: ground }}
      />
    </picture>
  )
}
