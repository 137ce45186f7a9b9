import { preload } from 'react-dom'
import type { Picture } from '#contract/media.ts'
import japanese from '#web/assets/fonts/shippori-mincho-annai-600.woff2?url'
import { cx } from './cx.ts'
import { usePictureAddresses } from './picture-addresses.ts'

type PrintProps = {
  /** From the wire, or from its own module: `import { fujiDawn } from '#web/ui/prints/fuji-dawn.generated.ts'`. */
  of: Picture
  /** How wide it is shown, as in HTML: "(width < 900px) 100vw, 640px". */
  sizes: string
  /** Says what one sees unless given; empty for decorative repeats. */
  alt?: string
  /** Another focal point than the print's own, for a narrow crop: "30% 60%". */
  focus?: string
  /** The largest picture of the first view: loaded at once and first. */
  priority?: boolean
  /** The vertical Japanese title, once per print and never over the subject. */
  slip?: boolean | string
  /** Its frame: give it a height or an aspect, such as `aspect-3/2`. */
  className?: string
}

/** A woodblock-style print. Square corners, no words over it but the slip, the same in light and dark. */
export function Print({
  of: print,
  sizes,
  alt = print.alt,
  focus = print.focus,
  priority,
  slip,
  className,
}: PrintProps) {
  const addresses = usePictureAddresses(print)
  // On the first screen the face of the slip is asked for with the page, and after all else of it; the styles would tell of
  // it only once they are there.
  if (priority && slip)
    preload(japanese, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous', fetchPriority: 'low' })
  return (
    // Made of what may stand in a line of text, since prints stand in buttons, links and labels too.
    <span className={cx('relative block overflow-hidden', className)}>
      <picture>
        <source type="image/avif" srcSet={addresses.avif} sizes={sizes} />
        <source type="image/webp" srcSet={addresses.webp} sizes={sizes} />
        <img
          src={addresses.src}
          alt={alt}
          width={print.width}
          height={print.height}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : undefined}
          decoding="async"
          className="absolute inset-0 size-full object-cover"
          // Data, not design: every picture brings its own, and the page's policy names each by its hash.
          style={{ backgroundColor: print.ground, objectPosition: focus }}
        />
      </picture>
      {slip && (slip !== true || print.titleJa) && (
        <TitleSlip>{slip === true ? (print.titleJa ?? '') : slip}</TitleSlip>
      )}
    </span>
  )
}

/** Position stays on the horizontal wrapper: inside vertical writing the logical axes turn. */
export function TitleSlip({ children }: { children: string }) {
  return (
    <span className="absolute end-3 top-3 border-b-[14px] border-slip-seal bg-slip text-on-slip md:end-5 md:top-5 md:border-b-[22px]">
      <span
        lang="ja"
        className="block px-1.5 py-2 font-jp text-[0.75rem] font-semibold leading-tight tracking-[0.22em] whitespace-nowrap [writing-mode:vertical-rl] md:px-[0.5625rem] md:py-[0.8125rem] md:text-[0.875rem]"
      >
        {children}
      </span>
    </span>
  )
}
