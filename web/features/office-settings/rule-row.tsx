import type { ReactNode } from 'react'
import { TextField } from '#web/ui/field.tsx'

/** A rule with what it means, and its figures at the end of the line. */
export function RuleRow({ name, meaning, children }: { name: string; meaning?: string; children: ReactNode }) {
  return (
    <li className="grid items-center gap-x-5 gap-y-2 border-t border-line px-4.5 py-3 md:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <div className="font-semibold">{name}</div>
        {meaning && <p className="text-[13px] text-ink-3">{meaning}</p>}
      </div>
      <div className="flex flex-wrap gap-3 *:w-36 max-md:*:w-[calc(50%-6px)]">{children}</div>
    </li>
  )
}

type RuleFigureProps = {
  label: string
  value: string
  error?: string
  onChange: (value: string) => void
}

/** One figure; its label is seen, since a row may have two of them. */
export function RuleFigure({ label, value, error, onChange }: RuleFigureProps) {
  return <TextField size="small" label={label} value={value} error={error} onChange={onChange} inputMode="text" />
}
