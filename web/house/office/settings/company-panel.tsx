import { readCompanySettings, saveCompanySettings } from '#contract/company-settings.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { fitsCheckDigit } from '#core/registration-number.ts'
import { uncapitalized } from '#core/words.ts'
import { call } from '#web/platform/api.ts'
import { TextField } from '#web/ui/field.tsx'
import { Panel } from '#web/ui/office/panel.tsx'
import { DeskHoursPanel } from './desk-hours-panel.tsx'
import { deskFieldOf, deskLabelOf, readDeskHours, typeDeskHours } from './desk-hours-words.ts'
import { SettingFrame } from './setting-frame.tsx'
import { type Stored, useSetting } from './use-setting.ts'

type Company = OutputOf<typeof readCompanySettings>

const labels: Record<string, string> = {
  name: 'Name',
  address: 'Address',
  registrationNumber: 'Registration number',
  telephone: 'Telephone',
  email: 'E-mail',
}

const toStored = ({
  version,
  name,
  address,
  registrationNumber,
  telephone,
  email,
  hours,
  history,
}: Company): Stored => ({
  version,
  typed: { name, address, registrationNumber: registrationNumber ?? '', telephone, email, ...typeDeskHours(hours) },
  history,
})

/** Who we are on papers, in mails and on the site, and how guests reach us. */
export function CompanyPanel({ company }: { company: Company }) {
  const setting = useSetting({
    stored: toStored(company),
    read: async () => toStored(await call(readCompanySettings)),
    save: async (version, typed) => {
      const read = readDeskHours(typed)
      if ('faults' in read) return read.faults
      const { name = '', address = '', registrationNumber = '', telephone = '', email = '' } = typed
      return call(saveCompanySettings, {
        ...{ version, name, address, telephone, email, hours: read.hours },
        registrationNumber: registrationNumber.trim() || null,
      })
    },
    fieldOf: deskFieldOf,
    said: 'Company data saved',
  })
  const field = (name: string) => ({
    size: 'small' as const,
    label: labels[name] ?? name,
    value: setting.typed[name] ?? '',
    error: setting.faults[name],
    onChange: (value: string) => setting.change({ [name]: value }),
  })
  const typedNumber = setting.typed.registrationNumber?.trim() ?? ''
  const isRegistered = /^T\d{13}$/.test(typedNumber)
  return (
    <SettingFrame
      setting={setting}
      labelOf={(name) => uncapitalized(labels[name] ?? deskLabelOf(name) ?? name)}
      tells="On the site at once, on papers and in mails from now on; what was sent stays."
      saveLabel="Save company data"
    >
      <Panel title="Who we are" aside="As registered">
        <div className="grid max-w-[720px] gap-4">
          <TextField {...field('name')} />
          <TextField {...field('address')} rows={2} />
          <TextField
            {...field('registrationNumber')}
            optional
            hint={
              isRegistered && !fitsCheckDigit(typedNumber)
                ? 'No company has this number: its check figure does not fit. A sole trader’s may.'
                : 'T and 13 digits, printed on receipts. Without it they are no qualified invoices.'
            }
          />
        </div>
      </Panel>
      <Panel title="The desk" aside="On the site, on papers and in mails">
        <div className="grid max-w-[720px] items-start gap-4 sm:grid-cols-2">
          <TextField
            {...field('telephone')}
            type="tel"
            autoComplete="off"
            hint="With the country code, in groups as it is read out."
          />
          <TextField
            {...field('email')}
            type="email"
            autoComplete="off"
            hint="Shown to guests. Answers to our mails go to the office’s mailbox."
          />
        </div>
      </Panel>
      <DeskHoursPanel setting={setting} />
    </SettingFrame>
  )
}
