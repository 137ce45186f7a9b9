import { Plus } from 'lucide-react'
import { usualHoursInWords } from '#core/desk-hours.ts'
import { useFocusLater } from '#web/platform/use-focus-later.ts'
import { dayPattern } from '#web/ui/birth-date.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { ErrorWords } from '#web/ui/error-words.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Panel } from '#web/ui/office/panel.tsx'
import { WeekRows } from '#web/ui/office/week-rows.tsx'
import { TextButton } from '#web/ui/text-link.tsx'
import { readTime } from '#web/ui/typed-time.ts'
import { weekOf } from '#web/ui/typed-week.ts'
import { exceptionFields, exceptionsIn, readHours, weekdayField, weekIn, writeHours } from './desk-hours-words.ts'
import type { Setting } from './use-setting.ts'

const usual = ['09:00', '18:00'] as const

/** When the desk answers the telephone: by weekday, and single days on which it is otherwise. */
export function DeskHoursPanel({ setting }: { setting: Setting }) {
  const week = weekIn(setting.typed)
  const rows = exceptionsIn(setting.typed)
  const fault = week.map((_, at) => setting.faults[weekdayField(at)]).find(Boolean)
  const words = usualHoursInWords({ week: weekOf(week), exceptions: [] })
  const focusLater = useFocusLater()
  const add = () => {
    const next = Math.max(-1, ...rows) + 1
    const fields = exceptionFields(next)
    setting.change({ [fields.day]: '', [fields.hours]: '' })
    focusLater(() => document.querySelector<HTMLElement>(`[data-other-day="${next}"] input`))
  }
  return (
    <>
      <Panel title="Hours of the desk" aside="Tokyo time" flush>
        <WeekRows
          label="Hours of the desk"
          off="Nobody answers"
          week={week}
          usual={usual}
          onChange={(days) =>
            setting.change(Object.fromEntries(days.map((day, at) => [weekdayField(at), writeHours(day)])))
          }
        />
        <div aria-live="polite" className="grid gap-1 border-t border-line px-4.5 py-3 text-sm">
          {fault && <ErrorWords>{fault}</ErrorWords>}
          <p className="text-ink-2">
            {words ? (
              <>
                Guests read: <bdi>{words}</bdi>, Tokyo time.
              </>
            ) : (
              'Without hours pages and mails name the number alone.'
            )}
          </p>
          <p className="text-[0.8125rem] text-ink-3">An end before the beginning is on the next day.</p>
        </div>
      </Panel>
      <Panel
        title="Days with other hours"
        aside={
          <Button size="small" onPress={add}>
            <Icon of={Plus} dense />
            Add a day
          </Button>
        }
        flush
      >
        {rows.length === 0 ? (
          <p className="border-t border-line px-4.5 py-3 text-sm text-ink-2">
            None. Holidays on which nobody answers belong here.
          </p>
        ) : (
          <ul>
            {rows.map((index) => (
              <OtherDay key={index} index={index} setting={setting} />
            ))}
          </ul>
        )}
      </Panel>
    </>
  )
}

function OtherDay({ index, setting }: { index: number; setting: Setting }) {
  const fields = exceptionFields(index)
  const hours = readHours(setting.typed[fields.hours] ?? '')
  const day = setting.typed[fields.day] ?? ''
  const change = (part: Partial<typeof hours>) => setting.change({ [fields.hours]: writeHours({ ...hours, ...part }) })
  const tidied = (typed: string) => readTime(typed) ?? typed
  const time = (which: 'from' | 'until', label: string) => (
    <TextField
      label={label}
      size="small"
      inputMode="numeric"
      autoComplete="off"
      value={hours[which]}
      error={which === 'from' ? setting.faults[fields.hours] : undefined}
      onChange={(typed) => change({ [which]: typed })}
      onBlur={() => change({ [which]: tidied(hours[which]) })}
    />
  )
  return (
    <li
      data-other-day={index}
      className="grid grid-cols-2 items-start gap-3 border-t border-line px-4.5 py-3 md:grid-cols-[12rem_minmax(0,1fr)_6rem_6rem_auto]"
    >
      <TextField
        label="Day"
        size="small"
        autoComplete="off"
        placeholder={dayPattern}
        value={day}
        error={setting.faults[fields.day]}
        onChange={(typed) => setting.change({ [fields.day]: typed })}
      />
      <Checkbox
        dense
        className="mt-6.5"
        isSelected={hours.works}
        onChange={(works) => change({ works, from: hours.from || usual[0], until: hours.until || usual[1] })}
      >
        Somebody answers
      </Checkbox>
      {hours.works ? (
        <>
          {time('from', 'From')}
          {time('until', 'Until')}
        </>
      ) : (
        <span className="max-md:hidden md:col-span-2" />
      )}
      <TextButton
        className="justify-self-start max-md:col-span-full max-md:-my-1 max-md:min-h-11 md:mt-6.5 md:min-h-9"
        onClick={() => setting.remove([fields.day, fields.hours])}
      >
        Take away <span className="sr-only">{day}</span>
      </TextButton>
    </li>
  )
}
