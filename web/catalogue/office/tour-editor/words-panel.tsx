import { type ReactNode, useState } from 'react'
import { draftLimits } from '#contract/tour-draft.ts'
import { Panel } from '#web/ui/office/panel.tsx'
import { LineField, lengthWords } from './fields.tsx'
import type { TourEditing } from './use-tour-draft.ts'

type WordsPanelProps = { editing: TourEditing; children: ReactNode }

/** The tour in words: the text itself, and the short lists beside it on the page. */
export function WordsPanel({ editing: { draft, change }, children }: WordsPanelProps) {
  return (
    <Panel title="Words" id="words">
      <div id="field-details">{children}</div>
      <div className="mt-4 grid gap-x-3 gap-y-4 md:grid-cols-3">
        <ListField
          label="Included"
          path="included"
          items={draft.included}
          onChange={(included) => change({ included })}
        />
        <ListField
          label="Not included"
          path="notIncluded"
          items={draft.notIncluded}
          onChange={(notIncluded) => change({ notIncluded })}
        />
        <ListField label="Whom it suits" path="suits" items={draft.suits} onChange={(suits) => change({ suits })} />
        <LineField
          label="If the weather says no"
          path="planB"
          rows={3}
          value={draft.planB}
          onChange={(planB) => change({ planB })}
          hint={lengthWords(draft.planB, draftLimits.planB)}
          className="md:col-span-3"
        />
      </div>
    </Panel>
  )
}

type ListFieldProps = { label: string; path: string; items: readonly string[]; onChange: (items: string[]) => void }

/** Short lines, one for each thing. What is being typed keeps its blank lines until one leaves. */
function ListField({ label, path, items, onChange }: ListFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <LineField
      label={label}
      path={path}
      rows={4}
      hint={`One a line, ${draftLimits.items} at most`}
      value={typed ?? items.join('\n')}
      onChange={(text) => {
        setTyped(text)
        onChange(text.split('\n').filter((line) => line.trim() !== ''))
      }}
      onBlur={() => setTyped(null)}
    />
  )
}
