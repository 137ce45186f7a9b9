import type { HomeChoices } from '#contract/season-texts.ts'
import { seasonLimits } from '#contract/season-texts.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { ErrorWords } from '#web/ui/error-words.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Panel } from '#web/ui/office/panel.tsx'
import { PictureField, pictureFault } from '#web/ui/office/picture-field.tsx'
import type { useVersioned } from '#web/ui/office/use-versioned.ts'
import { Switch } from '#web/ui/switch.tsx'
import { MonthDayInput } from '../tour-editor/month-day-input.tsx'
import { SeasonPreview } from './season-preview.tsx'
import type { SeasonValues } from './season-values.ts'
import { TourPicker } from './tour-picker.tsx'

export type SeasonForm = Pick<
  ReturnType<typeof useVersioned<never, SeasonValues, never>>['form'],
  'values' | 'faults' | 'change' | 'field'
>

type SeasonFieldsProps = {
  form: SeasonForm
  choices: HomeChoices
  /** Named, but not on the site now. */
  passedOver: readonly { id: string; title: string }[]
}

/** What is said of a season, when, and which tours belong to it. */
export function SeasonFields({ form, choices, passedOver }: SeasonFieldsProps) {
  const { values, faults, change, field } = form
  const letters = (text: string, most: number) => `${[...text].length} of ${most} characters`
  const nameOf = (id: string) => {
    const shown = choices.tours.find((tour) => tour.id === id)
    if (shown) return { id, title: shown.title }
    const title = passedOver.find((tour) => tour.id === id)?.title ?? 'A tour'
    return { id, title, note: 'Passed over: it is not on the site now.' }
  }
  return (
    <div className="grid min-w-0 gap-5">
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_372px]">
        <div className="grid min-w-0 gap-5">
          <Panel title="When">
            <div className="grid gap-4">
              <TextField
                label="Name"
                size="small"
                {...field('name')}
                hint="For the office. Guests read the headline."
                className="max-w-80"
              />
              <Days form={form} />
            </div>
          </Panel>
          <Panel title="What guests read">
            <div className="grid gap-4">
              <TextField
                label="Line above"
                size="small"
                {...field('note')}
                hint={`Such as “In season now: ginkgo and maple, until about 5 December”. ${letters(values.note, 120)}`}
              />
              <TextField label="Headline" size="small" {...field('headline')} hint={letters(values.headline, 100)} />
              <TextField label="Text" size="small" rows={5} {...field('text')} hint={letters(values.text, 600)} />
            </div>
          </Panel>
          <Panel title="Categories" aside="Where “See the days” leads">
            <fieldset>
              <legend className="sr-only">Categories of the season</legend>
              <div className="grid gap-x-6 sm:grid-cols-2">
                {choices.lines.map(({ id, name }) => (
                  <Checkbox
                    key={id}
                    dense
                    isSelected={values.lines.includes(id)}
                    onChange={(isChosen) =>
                      change({ lines: isChosen ? [...values.lines, id] : values.lines.filter((line) => line !== id) })
                    }
                  >
                    <bdi>{name}</bdi>
                  </Checkbox>
                ))}
              </div>
              {faults.lines && <ErrorWords>{faults.lines}</ErrorWords>}
              <p className="mt-2 text-[0.78125rem] text-ink-3">
                With none chosen it leads to all tours that run in these months.
              </p>
            </fieldset>
          </Panel>
          <Panel title="Tours beside the text" aside={`${values.tours.length} of ${seasonLimits.tours}`} flush>
            <TourPicker
              picked={values.tours.map(nameOf)}
              choices={choices.tours}
              most={seasonLimits.tours}
              onChange={(tours) => change({ tours })}
              empty="None is named. The text stands alone."
            />
            {faults.tours && (
              <div className="px-4.5 pb-3">
                <ErrorWords>{faults.tours}</ErrorWords>
              </div>
            )}
          </Panel>
        </div>
        <Panel title="Picture">
          <PictureField
            word="picture"
            picture={values.picture}
            error={pictureFault(faults.picture, values.picture, 'Choose a picture for the season.')}
            onChange={(picture) => change({ picture })}
          />
        </Panel>
      </div>
      <SeasonPreview values={values} choices={choices} />
    </div>
  )
}

function Days({ form: { values, faults, change } }: { form: SeasonForm }) {
  const { days } = values
  return (
    <div data-invalid={faults.days ? '' : undefined} className="grid gap-3">
      <Switch
        isSelected={days === null}
        onChange={(isUsual) => change({ days: isUsual ? null : { from: null, to: null } })}
        detail="Shown on every day that no season has. There is one at most."
      >
        The usual text
      </Switch>
      {days && (
        <div className="flex flex-wrap gap-x-6 gap-y-3">
          <div className="grid gap-1.5">
            <span aria-hidden className="text-[0.8125rem] font-semibold">
              First day
            </span>
            <MonthDayInput
              label="First day"
              value={days.from}
              onChange={(from) => change({ days: { ...days, from } })}
            />
          </div>
          <div className="grid gap-1.5">
            <span aria-hidden className="text-[0.8125rem] font-semibold">
              Last day
            </span>
            <MonthDayInput label="Last day" value={days.to} onChange={(to) => change({ days: { ...days, to } })} />
          </div>
        </div>
      )}
      {days && (
        <p className="text-[0.78125rem] text-ink-3">
          Of every year, both included. It begins and ends at midnight in Tokyo, and may run over the new year.
        </p>
      )}
      {faults.days && <ErrorWords>{faults.days}</ErrorWords>}
    </div>
  )
}
