import { Plus } from 'lucide-react'
import { readTaxRates, saveTaxRates } from '#contract/tax-settings.ts'
import { plainDay } from '#core/days.ts'
import { uncapitalized } from '#core/words.ts'
import { call } from '#web/platform/api.ts'
import { useFocusLater } from '#web/platform/use-focus-later.ts'
import { dayPattern } from '#web/ui/birth-date.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Panel } from '#web/ui/office/panel.tsx'
import { TextButton } from '#web/ui/text-link.tsx'
import { SettingFrame } from './setting-frame.tsx'
import { rateFieldOf, rateFields, rateLabelOf, ratesIn, readRates, type TaxRates, typeRates } from './tax-words.ts'
import { type Setting, type Stored, useSetting } from './use-setting.ts'

const toStored = (read: TaxRates): Stored => ({ version: read.version, typed: typeRates(read), history: read.history })

/** The consumption tax by days: what has begun is read, what is to come is written. */
export function TaxPanel({ read }: { read: TaxRates }) {
  const setting = useSetting({
    stored: toStored(read),
    read: async () => toStored(await call(readTaxRates)),
    save: async (version, typed) => {
      const typedRates = readRates(typed)
      return 'faults' in typedRates ? typedRates.faults : call(saveTaxRates, { version, rates: typedRates.rates })
    },
    fieldOf: rateFieldOf,
    said: 'Tax rates saved',
  })
  const rows = ratesIn(setting.typed)
  const focusLater = useFocusLater()
  const add = () => {
    const next = Math.max(-1, ...rows) + 1
    const fields = rateFields(next)
    setting.change({ [fields.from]: '', [fields.percent]: '', [fields.reducedPercent]: '' })
    focusLater(() => document.querySelector<HTMLElement>(`[data-rate="${next}"] input`))
  }
  return (
    <SettingFrame
      setting={setting}
      labelOf={(name) => uncapitalized(rateLabelOf(name))}
      tells="Prices stay, tax included. What is done from that day on has the new rate in it."
      saveLabel="Save tax rates"
    >
      <Panel
        title="Consumption tax"
        aside={
          <Button size="small" onPress={add}>
            <Icon of={Plus} dense />
            Add a rate
          </Button>
        }
        flush
      >
        <ul>
          {read.rates
            .filter(({ hasBegun }) => hasBegun)
            .map(({ from, percent, reducedPercent }, at, begun) => (
              <li key={from} className="flex flex-wrap gap-x-5 border-t border-line px-4.5 py-3">
                <span className="min-w-48">From {plainDay(from)}</span>
                <b className="font-semibold tabular-nums">{percent}%</b>
                <span className="tabular-nums">{reducedPercent}% reduced</span>
                {at === begun.length - 1 && <span className="text-sm text-ink-3">Today’s rate</span>}
              </li>
            ))}
          {rows.map((index) => (
            <ComingRate key={index} index={index} setting={setting} />
          ))}
        </ul>
        <p className="border-t border-line px-4.5 py-3 text-sm text-ink-2">
          The day on which a tour or ride ends decides, whenever it was booked and paid. What has begun stays.
        </p>
      </Panel>
    </SettingFrame>
  )
}

function ComingRate({ index, setting }: { index: number; setting: Setting }) {
  const fields = rateFields(index)
  const field = (name: string, label: string) => ({
    ...{ label, size: 'small' as const, autoComplete: 'off' },
    value: setting.typed[name] ?? '',
    error: setting.faults[name],
    onChange: (value: string) => setting.change({ [name]: value }),
  })
  return (
    <li
      data-rate={index}
      className="grid grid-cols-2 items-start gap-3 border-t border-line px-4.5 py-3 md:grid-cols-[12rem_8rem_8rem_1fr]"
    >
      <TextField {...field(fields.from, 'From')} placeholder={dayPattern} />
      <TextField {...field(fields.percent, 'Per cent')} inputMode="numeric" />
      <TextField {...field(fields.reducedPercent, 'Reduced')} inputMode="numeric" />
      <TextButton
        className="justify-self-start max-md:col-span-full max-md:-my-1 max-md:min-h-11 md:mt-6.5 md:min-h-9"
        onClick={() => setting.remove([fields.from, fields.percent, fields.reducedPercent])}
      >
        Take away <span className="sr-only">the rate from {setting.typed[fields.from]}</span>
      </TextButton>
    </li>
  )
}
