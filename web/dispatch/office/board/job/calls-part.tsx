import type { JobDetails } from '#contract/dispatch-jobs.ts'
import { RingLink } from './ring-link.tsx'

const words: Record<JobDetails['calls'][number]['is'], string> = {
  chauffeur: 'chauffeur',
  guide: 'guide',
  guest: 'guest',
}

/** Whom to ring, at a press: when something goes wrong, these are the first two acts. */
export function CallsPart({ calls }: Pick<JobDetails, 'calls'>) {
  return (
    <ul className="grid">
      {calls.map(({ is, name, phone }) => (
        <li key={`${is} ${name}`} className="flex min-h-11 flex-wrap items-center gap-x-2.5 text-sm">
          <span className="min-w-0 flex-1 basis-32">
            <bdi className="font-semibold">{name}</bdi>
            <span className="text-ink-2">, {words[is]}</span>
          </span>
          <RingLink name={name} phone={phone} />
        </li>
      ))}
    </ul>
  )
}
