import * as company from '#contract/company-settings.ts'
import * as duty from '#contract/duty-settings.ts'
import * as fees from '#contract/fee-settings.ts'
import * as papers from '#contract/paper-series.ts'
import * as tax from '#contract/tax-settings.ts'
import type { Context } from '#server/platform/context.ts'
import { type Api, serve } from '#server/platform/serve.ts'
import { readCompanyData, saveCompanyData } from './settings-company.ts'
import { readDuty, saveDuty, tryDuty } from './settings-duty.ts'
import { readFees, saveFees } from './settings-fees.ts'
import { readPaperData, savePaperData } from './settings-papers.ts'
import { readTaxData, saveTaxData } from './settings-tax.ts'

export function settingsRoutes(api: Api, ctx: Context): void {
  serve(api, duty.readDutySettings, () => readDuty(ctx))
  serve(api, duty.tryDutySettings, ({ input }) => tryDuty(ctx, input))
  serve(api, duty.saveDutySettings, ({ input, caller }) => saveDuty(ctx, caller, input))
  serve(api, fees.readFees, () => readFees(ctx))
  serve(api, fees.saveFees, ({ input, caller }) => saveFees(ctx, caller, input))
  serve(api, papers.readPaperSeries, () => readPaperData(ctx))
  serve(api, papers.savePaperSeries, ({ input, caller }) => savePaperData(ctx, caller, input))
  serve(api, tax.readTaxRates, () => readTaxData(ctx))
  serve(api, tax.saveTaxRates, ({ input, caller }) => saveTaxData(ctx, caller, input))
  serve(api, company.readCompanySettings, () => readCompanyData(ctx))
  serve(api, company.saveCompanySettings, ({ input, caller }) => saveCompanyData(ctx, caller, input))
}
