import { cx } from './cx.ts'

type NameSealProps = { kanji: string; size?: 'small' | 'normal' | 'large'; className?: string }

const SIZES = { small: 'size-9 text-[1rem]', normal: 'size-12 text-[1.3125rem]', large: 'size-[4.5rem] text-[2rem]' }

/** The first kanji of a surname in a vermilion ring, in place of a portrait. The name stands beside it, so it is silent. */
export function NameSeal({ kanji, size = 'normal', className }: NameSealProps) {
  return (
    <span
      aria-hidden
      lang="ja"
      className={cx(
        'grid shrink-0 place-items-center rounded-ring border-2 border-shu font-seal font-semibold leading-none text-shu',
        SIZES[size],
        className,
      )}
    >
      {kanji}
    </span>
  )
}
