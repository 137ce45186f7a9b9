import type { ReactNode } from 'react'

/** A short promise under its Japanese numeral; the list around it carries the order. */
export function NumberedPromise({ numeral, title, children }: { numeral: string; title: string; children: ReactNode }) {
  return (
    <li>
      <span
        aria-hidden
        lang="ja"
        className="mb-2.5 block font-jp text-[2.25rem] leading-none font-semibold text-shu md:mb-5 md:text-[2.875rem]"
      >
        {numeral}
      </span>
      <h3 className="mb-2.5 font-serif text-[1.5rem] leading-tight font-[420]">{title}</h3>
      <p className="text-ink-2">{children}</p>
    </li>
  )
}
