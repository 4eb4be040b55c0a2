export { type SampleFile, sampleFiles } from './sample-files.ts'
export { type SampleTable, shopTables } from './shop.ts'
