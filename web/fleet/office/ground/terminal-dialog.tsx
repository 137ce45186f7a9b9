import type { OutputOf } from '#contract/endpoint.ts'
import { addTerminal, type OfficeTerminal, type readOfficeTerminals, saveTerminal } from '#contract/office-terminals.ts'
import { call } from '#web/platform/api.ts'
import { useForm } from '#web/platform/use-form.ts'
import { TextField } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { atFields } from '../at-fields.ts'
import { readOptionalFigure } from './figures.ts'
import { FormDialog } from './form-dialog.tsx'

type Terminals = OutputOf<typeof readOfficeTerminals>

type TerminalDialogProps = {
  /** Null: a new one. */
  terminal: OfficeTerminal | null
  places: Terminals['places']
  known: readonly OfficeTerminal[]
  onSaved: (now: Terminals, said: string) => void
  onClose: () => void
}

const typed = (minutes: number | null | undefined) => (minutes == null ? '' : String(minutes))

/** What guests who land there are told, and what their pick-up is reckoned with. */
export function TerminalDialog({ terminal, places, known, onSaved, onClose }: TerminalDialogProps) {
  const form = useForm({
    endpoint: addTerminal,
    initial: {
      slug: terminal?.slug ?? '',
      ...{ airport: terminal?.airport ?? '', airportName: terminal?.airportName ?? '', name: terminal?.name ?? '' },
      internationalMinutes: typed(terminal?.internationalMinutes),
      domesticMinutes: typed(terminal?.domesticMinutes),
      internationalLeadMinutes: typed(terminal?.internationalLeadMinutes),
      domesticLeadMinutes: typed(terminal?.domesticLeadMinutes),
      ...{ boardPoint: terminal?.boardPoint ?? '', kerbPoint: terminal?.kerbPoint ?? '' },
      directions: terminal?.directions.join('\n') ?? '',
    },
    toInput: (values) => ({
      ...values,
      internationalMinutes: readOptionalFigure(values.internationalMinutes),
      domesticMinutes: readOptionalFigure(values.domesticMinutes),
      internationalLeadMinutes: readOptionalFigure(values.internationalLeadMinutes),
      domesticLeadMinutes: readOptionalFigure(values.domesticLeadMinutes),
      directions: values.directions
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== ''),
    }),
    send: async (input) => {
      if (terminal) return onSaved(await atFields(call(saveTerminal, { ...input, version: terminal.version })), 'Saved')
      onSaved(await atFields(call(addTerminal, input)), `${input.airportName}, ${input.name} is added.`)
    },
  })
  const { name: _, ...slug } = form.field('slug')
  /** Terminals of one airport share what their flat fares are called by. */
  const nameAirport = (airportName: string) => {
    const sister = known.find((one) => one.airportName.toLowerCase() === airportName.trim().toLowerCase())
    form.change({ airportName, ...(sister ? { airport: sister.airport } : {}) })
  }
  return (
    <FormDialog
      title={terminal ? `Change ${terminal.airportName}, ${terminal.name}` : 'A new terminal'}
      form={form}
      label={terminal ? 'Save terminal' : 'Add terminal'}
      isWide
      onClose={onClose}
    >
      {!terminal && <Select label="Place" size="small" choices={[...places]} {...slug} value={slug.value || null} />}
      <div className="grid gap-4 sm:grid-cols-3">
        <TextField
          label="Airport, as guests say it"
          size="small"
          placeholder="Haneda"
          {...form.field('airportName')}
          onChange={nameAirport}
        />
        <TextField
          label="Airport in fare tables"
          size="small"
          placeholder="haneda"
          autoCapitalize="none"
          hint="The same for all its terminals."
          {...form.field('airport')}
        />
        <TextField label="Terminal" size="small" placeholder="Terminal 3" {...form.field('name')} />
      </div>
      <fieldset className="grid gap-4 sm:grid-cols-2">
        <legend className="mb-1 text-sm font-semibold text-ink">Minutes from landing to the arrivals hall</legend>
        <TextField
          label="From abroad"
          size="small"
          optional
          inputMode="numeric"
          {...form.field('internationalMinutes')}
        />
        <TextField label="Domestic" size="small" optional inputMode="numeric" {...form.field('domesticMinutes')} />
      </fieldset>
      <fieldset className="grid gap-4 sm:grid-cols-2">
        <legend className="mb-1 text-sm font-semibold text-ink">Minutes from leaving the city to departure</legend>
        <TextField
          label="Going abroad"
          size="small"
          optional
          inputMode="numeric"
          {...form.field('internationalLeadMinutes')}
        />
        <TextField
          label="Going inland"
          size="small"
          optional
          inputMode="numeric"
          {...form.field('domesticLeadMinutes')}
        />
      </fieldset>
      <TextField label="Where the board is held" size="small" {...form.field('boardPoint')} />
      <TextField
        label="The way there"
        rows={4}
        hint="A sentence on each line; {name} stands for what is on the board."
        {...form.field('directions')}
      />
      <TextField label="Where the car stands" size="small" {...form.field('kerbPoint')} />
    </FormDialog>
  )
}
