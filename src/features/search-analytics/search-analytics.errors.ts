import { defineErrors } from '../../platform/errors.ts'

export const searchAnalyticsErrors = defineErrors('search-analytics', {
  notFound: {
    status: 404,
    message: 'Search-analytics profile not found',
    detail: 'the data source has no such profile',
  },
  notBigquery: {
    status: 409,
    message: 'The data source is not BigQuery',
    detail: 'the search console exports to BigQuery alone',
  },
})
