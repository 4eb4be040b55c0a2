/** Documents in both forms of Ossie, of our own. */
export const shopYaml = `version: "0.2.0.dev0"

semantic_model:
  # A shop
  - name: shop
    description: Orders of a small shop
    ai_context:
      instructions: "Use it for questions about orders."
    datasets:
      - name: orders
        source: orders
        primary_key: [order_id]
        ai_context:
          synonyms: ["purchases"]
        fields:
          - name: order_id
            expression:
              dialects:
                - dialect: ANSI_SQL
                  expression: order_id
          - name: amount
            expression:
              dialects:
                - dialect: ANSI_SQL
                  expression: amount
            description: What was paid
            datatype: Decimal
            ai_context:
              synonyms: ["price", "turnover"]
            custom_extensions:
              - vendor_name: OTHER
                data: '{"kept": true}'
              - vendor_name: TALLYROOM
                data: '{"role": "measure", "aggregation": "avg", "format": {"kind": "currency", "unit": "EUR"}}'
          - name: is_large
            expression:
              dialects:
                - dialect: SNOWFLAKE
                  expression: amount::NUMBER > 100
                - dialect: ANSI_SQL
                  expression: amount > 100
      - name: customers
        source: customers
    relationships:
      - name: bought_by
        from: orders
        to: customers
        from_columns: [customer_id]
        to_columns: [id]
        ai_context:
          synonyms: ["buyer"]
    metrics:
      - name: revenue
        expression:
          dialects:
            - dialect: ANSI_SQL
              expression: SUM(orders.amount)
        custom_extensions:
          - vendor_name: TALLYROOM
            data: '{"where": "orders.status <> ''cancelled''"}'
      - name: order_value
        expression:
          dialects:
            - dialect: ANSI_SQL
              expression: revenue / NULLIF(COUNT(orders.*), 0)
    custom_extensions:
      - vendor_name: DBT
        data: '{"project_name": "shop"}'
`

export const ontologyYaml = `version: 0.2.0.dev0
name: Shop
description: Concepts of a shop.
requires:
  - COUNT[Order] > 0
ontology:
- concept: Amount
  type: ValueType
  extends: [ Decimal ]
  requires: [ Amount >= 0 ]
- concept: Order
  type: EntityType
  identify_by: [ id ]
  relationships:
  - name: id
    roles:
    - concept: Integer
    verbalizes: [ '{Order} is identified by {Integer}' ]
    multiplicity: OneToOne
ontology_mappings:
- name: shop_mapping
  semantic_model:
    name: Shop semantic model
    datasets:
    - name: orders
      source: DATABASE.SCHEMA.orders
      fields:
      - name: amount
        expression:
          dialects:
          - dialect: ANSI_SQL
            expression: amount
  concept_mappings:
  - concept: Order
    object_mappings:
    - referent_mappings:
      - relationship: id
        expression: orders.order_id
`
