import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router'
import { readCompanySettings } from '#contract/company-settings.ts'
import { readDutySettings } from '#contract/duty-settings.ts'
import { readFees, readTerms, saveFees } from '#contract/fee-settings.ts'
import { readMailLimits } from '#contract/mail-limits.ts'
import { readMailTexts } from '#contract/mail-texts.ts'
import { readSheetLayout } from '#contract/month-sheet-layout.ts'
import { keysTrail, officePeople } from '#contract/office-people.ts'
import { readOpening } from '#contract/opening.ts'
import { readPaperSeries } from '#contract/paper-series.ts'
import { readTaxRates } from '#contract/tax-settings.ts'
import { HowItLooks } from '#web/accounts/member/preferences/how-it-looks.tsx'
import { SecurityPanel } from '#web/accounts/member/security/security-panel.tsx'
import { OpeningPanel } from '#web/house/office/opening/opening-panel.tsx'
import { CompanyPanel } from '#web/house/office/settings/company-panel.tsx'
import { DutyPanel } from '#web/house/office/settings/duty-panel.tsx'
import { FeesPanel } from '#web/house/office/settings/fees-panel.tsx'
import { LettersSwitch } from '#web/house/office/settings/letters-switch.tsx'
import { MailLimitsPanel } from '#web/house/office/settings/mail-limits-panel.tsx'
import { MailPanel } from '#web/house/office/settings/mail-panel.tsx'
import { PapersPanel } from '#web/house/office/settings/papers-panel.tsx'
import { partOf } from '#web/house/office/settings/parts.ts'
import { PeoplePanel } from '#web/house/office/settings/people-panel.tsx'
import { SettingParts } from '#web/house/office/settings/setting-parts.tsx'
import { SheetPanel } from '#web/house/office/settings/sheet-panel.tsx'
import { TaxPanel } from '#web/house/office/settings/tax-panel.tsx'
import { TermsPanel } from '#web/house/office/settings/terms-panel.tsx'
import { call } from '#web/platform/api.ts'
import { readForPage } from '#web/platform/read-for-page.ts'
import { mayNow } from '#web/platform/rights.ts'
import { MayChange } from '#web/ui/office/may-change.tsx'
import { OfficeGate } from '#web/ui/office/office-gate.tsx'
import { OfficeHead } from '#web/ui/office/office-head.tsx'
import { InPanels } from '#web/ui/setting-rows.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'

/** Each part is read when it is opened; the others are not waited for. */
async function load({ request }: ClientLoaderFunctionArgs) {
  const part = partOf(new URL(request.url).searchParams, mayNow)
  switch (part) {
    case 'company':
      return { part, read: await readForPage(() => call(readCompanySettings)) }
    case 'duty':
      return { part, read: await readForPage(() => call(readDutySettings)) }
    case 'sheet':
      return { part, read: await readForPage(() => call(readSheetLayout)) }
    case 'fees':
      return {
        part,
        read: await readForPage(async () => ({ fees: await call(readFees), terms: await call(readTerms) })),
      }
    case 'tax':
      return { part, read: await readForPage(() => call(readTaxRates)) }
    case 'papers':
      return { part, read: await readForPage(() => call(readPaperSeries)) }
    case 'mail':
      return { part, read: await readForPage(() => call(readMailTexts)) }
    case 'limits':
      return { part, read: await readForPage(() => call(readMailLimits)) }
    case 'people':
      return {
        part,
        read: await readForPage(async () => ({
          people: (await call(officePeople)).people,
          trail: (await call(keysTrail)).changes,
        })),
      }
    case 'opening':
      return { part, read: await readForPage(() => call(readOpening)) }
    case 'security':
      return { part, read: null }
  }
}

export const clientLoader = Object.assign(load, { hydrate: true as const })

/** How the company works: its data, the rules of its days, what it charges, what it writes, and who may change that. */
export default function AdminSettings() {
  const { part } = useLoaderData<typeof clientLoader>()
  return (
    <>
      <OfficeHead title="Settings" />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-9 gap-y-5 md:grid-cols-[180px_minmax(0,1fr)]">
        <SettingParts here={part} />
        <div className="min-w-0 max-w-[1040px]">
          <Part />
        </div>
      </div>
    </>
  )
}

function Part() {
  const loaded = useLoaderData<typeof clientLoader>()
  const frame = { loading: <PartLoading />, failure: 'These settings did not load' }
  switch (loaded.part) {
    case 'company':
      return (
        <OfficeGate of={loaded.read} {...frame}>
          {(company) => <CompanyPanel company={company} />}
        </OfficeGate>
      )
    case 'duty':
      return (
        <OfficeGate of={loaded.read} {...frame}>
          {(duty) => <DutyPanel duty={duty} />}
        </OfficeGate>
      )
    case 'sheet':
      return (
        <OfficeGate of={loaded.read} {...frame}>
          {(read) => <SheetPanel read={read} />}
        </OfficeGate>
      )
    case 'fees':
      return (
        <OfficeGate of={loaded.read} {...frame}>
          {({ fees, terms }) => (
            <MayChange needs={saveFees}>
              <div className="grid gap-5">
                <TermsPanel read={terms} />
                <FeesPanel read={fees} />
              </div>
            </MayChange>
          )}
        </OfficeGate>
      )
    case 'tax':
      return (
        <OfficeGate of={loaded.read} {...frame}>
          {(read) => <TaxPanel read={read} />}
        </OfficeGate>
      )
    case 'papers':
      return (
        <OfficeGate of={loaded.read} {...frame}>
          {(read) => <PapersPanel read={read} />}
        </OfficeGate>
      )
    case 'mail':
      return (
        <OfficeGate of={loaded.read} {...frame}>
          {({ texts }) => <MailPanel texts={texts} />}
        </OfficeGate>
      )
    case 'limits':
      return (
        <OfficeGate of={loaded.read} {...frame}>
          {(read) => <MailLimitsPanel read={read} />}
        </OfficeGate>
      )
    case 'people':
      return (
        <OfficeGate of={loaded.read} {...frame}>
          {(read) => <PeoplePanel {...read} />}
        </OfficeGate>
      )
    case 'opening':
      return (
        <OfficeGate of={loaded.read} {...frame}>
          {(opening) => <OpeningPanel opening={opening} />}
        </OfficeGate>
      )
    case 'security':
      return (
        <InPanels value={true}>
          <SecurityPanel beside={<HowItLooks />} above={<LettersSwitch />} />
        </InPanels>
      )
  }
}

function PartLoading() {
  return (
    <Loading label="Settings are loading" className="grid gap-5">
      <Skeleton className="h-72" />
      <Skeleton className="h-40" />
    </Loading>
  )
}
