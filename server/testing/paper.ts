/** For tests of other capabilities: what stands on a paper. */
export { pagesOf } from '#server/vouchers/read-pdf.fixture.ts'
