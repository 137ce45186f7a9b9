import type { ReactNode } from 'react'
import { Print } from '#web/ui/print.tsx'
import { templeSnow } from '#web/ui/prints/temple-snow.generated.ts'
import { Brand } from '#web/ui/seal.tsx'

type DoorPageProps = { title: string; lead?: ReactNode; aside?: ReactNode; children?: ReactNode }

/** One sheet of paper, and beside it what the link says of itself, or a print where it says nothing any more. */
export function DoorPage({ title, lead, aside, children }: DoorPageProps) {
  return (
    <div className="grid min-h-dvh lg:grid-cols-[minmax(0,2fr)_minmax(20rem,1fr)]">
      <div className="px-(--gut) pt-6 pb-12 md:ps-18 md:pe-12 md:pt-10">
        <Brand />
        <h1 className="mt-9 font-serif text-d2 text-balance">{title}</h1>
        {lead && <p className="mt-2 max-w-[52ch] font-serif text-[1.125rem] text-ink-2">{lead}</p>}
        <div className="mt-8">{children}</div>
      </div>
      {aside ?? (
        <Print of={templeSnow} alt="" sizes="(width < 1200px) 100vw, 34vw" slip className="max-lg:h-44 lg:h-dvh" />
      )}
    </div>
  )
}
