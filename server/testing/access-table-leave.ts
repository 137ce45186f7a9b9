import { nobody, nothing, ofOffice, own, secret, type Table } from './access-named.ts'

const day = { firstDay: '2026-12-24', lastDay: '2026-12-24' }

/** What the calls about leave and the month of somebody name: of the office, and behind the link of a day. */
export const leaveAccess = (token: string) =>
  ({
    readLeave: own(() => ({})),
    countLeave: nothing,
    readPersonLeave: ofOffice(() => ({ id: nobody })),
    answerLeave: ofOffice(() => ({ id: nobody, days: [], words: 'Let me in' })),
    ...{ readSheetLayout: nothing, saveSheetLayout: nothing, trySheetLayout: nothing },
    readMonthSheet: ofOffice(() => ({ id: nobody, month: '2026-11' })),
    monthSheetFile: ofOffice(() => ({ id: nobody, month: '2026-11', as: 'pdf' })),
    readOwnLeave: secret('crew.link-ended', () => ({ token })),
    askLeave: secret('crew.link-ended', () => ({ token, id: nobody, ...day })),
    withdrawLeave: secret('crew.link-ended', () => ({ token, id: nobody })),
  }) satisfies Partial<Table['dispatch']>
