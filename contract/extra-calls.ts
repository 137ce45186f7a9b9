import { addExtra, bringExtraBack, extraUses, officeExtras, retireExtra, saveExtra } from './office-extras.ts'

/** The extras, as the office makes them. */
export const extraCalls = { officeExtras, addExtra, saveExtra, extraUses, retireExtra, bringExtraBack }
