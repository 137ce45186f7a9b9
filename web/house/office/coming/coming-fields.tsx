import type { EditedComing } from '#contract/coming-editing.ts'
import { monthInWords } from '#web/house/site/coming/coming-words.ts'
import type { useForm } from '#web/platform/use-form.ts'
import { TextField } from '#web/ui/field.tsx'
import { FieldFrame } from '#web/ui/field-parts.tsx'
import { OfficeSelect } from '#web/ui/office/office-select.tsx'
import { Panel } from '#web/ui/office/panel.tsx'
import { PictureField, pictureFault } from '#web/ui/office/picture-field.tsx'
import { Switch } from '#web/ui/switch.tsx'
import type { ComingValues } from './coming-values.ts'

export type ComingForm = Pick<ReturnType<typeof useForm<never, ComingValues>>, 'values' | 'faults' | 'change' | 'field'>

type ComingFieldsProps = {
  form: ComingForm
  state: EditedComing['state']
  /** This month in Tokyo, as 2026-11. */
  today: string
}

/** The months that may be named: from this one on, and one that was named before. */
function monthsFrom(today: string, named: string): string[] {
  const [year = 2026, month = 1] = today.slice(0, 7).split('-').map(Number)
  const ahead = Array.from({ length: 36 }, (_, at) => {
    const count = year * 12 + month - 1 + at
    return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`
  })
  return named === '' || ahead.includes(named) ? ahead : [named, ...ahead]
}

/** What is coming, as guests read it, and the mail of the day on which it is here. */
export function ComingFields({ form, state, today }: ComingFieldsProps) {
  const { values, faults, change, field } = form
  const letters = (text: string, most: number) => `${[...text].length} of ${most} characters`
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_372px]">
      <div className="grid min-w-0 gap-5">
        <Panel title="What guests read">
          <div className="grid gap-4">
            <TextField label="Title" size="small" {...field('title')} hint={letters(values.title, 80)} />
            <TextField label="Text" size="small" rows={3} {...field('text')} hint={letters(values.text, 400)} />
            <FieldFrame label="From which month" id="coming-month" error={faults.month} className="max-w-60">
              <OfficeSelect
                id="coming-month"
                value={values.month}
                onChange={(event) => change({ month: event.currentTarget.value })}
              >
                <option value="">No month is named</option>
                {monthsFrom(today, values.month).map((month) => (
                  <option key={month} value={month}>
                    {monthInWords(month)}
                  </option>
                ))}
              </OfficeSelect>
            </FieldFrame>
            {state !== 'here' && (
              <Switch
                isSelected={values.announced}
                onChange={(announced) => change({ announced })}
                detail="Visitors see it under Coming soon, and can ask to be told. Taken off, those who asked stay on the list."
              >
                On the page
              </Switch>
            )}
          </div>
        </Panel>
        <Panel title="The mail when it is here">
          <div className="grid gap-4">
            <TextField
              label="Words"
              size="small"
              rows={4}
              {...field('news')}
              hint={`An empty line begins a paragraph. ${letters(values.news, 600)}`}
            />
            <TextField
              label="Leads to"
              size="small"
              {...field('link')}
              hint="A page of ours, where it can be booked or read about."
            />
          </div>
        </Panel>
      </div>
      <Panel title="Picture">
        <PictureField
          word="picture"
          picture={values.picture}
          error={pictureFault(faults.picture, values.picture, 'Choose a picture.')}
          onChange={(picture) => change({ picture })}
        />
      </Panel>
    </div>
  )
}
