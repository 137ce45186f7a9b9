import { hourOf } from '../job/job-words.ts'

/** Between what has begun and what comes next: where the day stands. */
export function PresentLine({ at }: { at: string }) {
  return (
    <li className="flex items-center gap-3 border-b border-line py-1 text-[13px]">
      <time dateTime={at} className="rounded-tag bg-shu px-1.5 py-px font-bold text-on-shu tabular-nums">
        {hourOf(at)}
      </time>
      <span className="sr-only">Now</span>
      <i aria-hidden className="h-0.5 flex-1 bg-shu" />
    </li>
  )
}
