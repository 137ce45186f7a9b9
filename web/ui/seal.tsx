import { Link } from 'react-router'
import { cx } from './cx.ts'

/** The mark: 案内, showing the way, cut in vermilion. It does not mirror. */
export function Seal({ className }: { className?: string }) {
  return (
    <span
      aria-hidden
      lang="ja"
      className={cx(
        'grid size-9 shrink-0 place-items-center rounded-[3px] bg-shu font-jp text-[0.875rem] font-semibold leading-[0.9375rem] text-on-shu [writing-mode:vertical-rl]',
        className,
      )}
    >
      案内
    </span>
  )
}

/** Mark and name, leading home. It takes the ink of its ground, so it stands on paper and on night alike. */
export function Brand({ to = '/', className }: { to?: string; className?: string }) {
  return (
    <Link
      to={to}
      className={cx(
        'inline-flex min-h-12 items-center gap-3 font-serif text-[1.5625rem] leading-none font-[440] tracking-[-0.01em]',
        className,
      )}
    >
      <Seal />
      Annai
    </Link>
  )
}
