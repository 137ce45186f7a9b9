import { useState } from 'react'
import type { EditedTour } from '#contract/tour-editing.ts'
import type { TourVersion } from '#contract/tour-versions.ts'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/office/panel.tsx'
import { VersionDialog } from './version-dialog.tsx'
import { momentOf } from './version-words.ts'

type EarlierVersionsProps = { tour: EditedTour; versions: readonly TourVersion[] }

/** What visitors read before the present page, to be read again and put back as the draft. */
export function EarlierVersions({ tour, versions }: EarlierVersionsProps) {
  const [open, setOpen] = useState<TourVersion | null>(null)
  return (
    <Panel title="Earlier versions">
      <ul className="text-sm">
        {versions.map((version) => (
          <li
            key={version.number}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line py-2 first:border-t-0 first:pt-0 last:pb-0"
          >
            <bdi className="tabular-nums">
              Public until {momentOf(version.publicUntil)}
              <span className="text-ink-3">{publishedInWords(version)}</span>
            </bdi>
            <Button
              size="small"
              className="max-md:min-h-11"
              aria-label={`Read the version that was public until ${momentOf(version.publicUntil)}`}
              onPress={() => setOpen(version)}
            >
              Read
            </Button>
          </li>
        ))}
      </ul>
      {open && <VersionDialog tour={tour} version={open} onClose={() => setOpen(null)} />}
    </Panel>
  )
}

const publishedInWords = ({ publicFrom, by }: TourVersion) => {
  if (!publicFrom) return ''
  return `, from ${momentOf(publicFrom)}${by ? `, published by ${by}` : ''}`
}
