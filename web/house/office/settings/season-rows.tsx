import type { ReactNode } from 'react'
import { TextButton } from '#web/ui/text-link.tsx'
import { seasonsIn } from './fee-words.ts'
import type { Setting } from './use-setting.ts'

type SeasonRowsProps = { setting: Setting; figure: (field: string, label: string) => ReactNode }

/** When guides are in demand, and what each then costs more. */
export function SeasonRows({ setting, figure }: SeasonRowsProps) {
  const seasons = seasonsIn(setting.typed)
  if (seasons.length === 0)
    return <p className="border-t border-line px-4.5 py-3 text-sm text-ink-2">Guides cost the same all year.</p>
  return (
    <ul>
      {seasons.map((index) => {
        const field = (part: string) => `season.${index}.${part}`
        return (
          <li
            key={index}
            data-season={index}
            className="grid grid-cols-2 items-start gap-3 border-t border-line px-4.5 py-3 md:grid-cols-[minmax(0,2fr)_1fr_1fr_1fr_auto]"
          >
            {figure(field('name'), 'Season')}
            {figure(field('from'), 'From, month-day')}
            {figure(field('to'), 'To, month-day')}
            {figure(field('yen'), 'Yen a guide')}
            <TextButton
              className="justify-self-start max-md:col-span-full max-md:-my-1 max-md:min-h-11 md:mt-6.5 md:min-h-9"
              onClick={() => setting.remove(['name', 'from', 'to', 'yen'].map(field))}
            >
              Take away <span className="sr-only">{setting.typed[field('name')]}</span>
            </TextButton>
          </li>
        )
      })}
    </ul>
  )
}
