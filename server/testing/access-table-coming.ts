import { madeUp, nobody, nothing, ofOffice, secret, type Table } from './access-named.ts'

/** What the calls about what is coming name: on the page, behind the link of a mail, and of the office. */
export const comingAccess = {
  ...{ comingThings: nothing, wishToHear: nothing },
  confirmWish: secret('house.unknown-wish', () => ({ token: madeUp })),
  ...{ officeComing: nothing, addComing: nothing, saveComing: nothing, dropComing: nothing, orderComing: nothing },
  ...{ tellComing: nothing },
  comingForEditing: ofOffice(() => ({ id: nobody })),
  previewComing: ofOffice(() => ({ id: nobody })),
} satisfies Partial<Table['settings']>
