/**
 * All tables by what they grow with, so that none grows without bound unnoticed. A new table must be added to a group; rows of those
 * that grow by themselves, with visitors and time, are deleted by the program.
 */
export const tablesByGrowth = {
  /** Grows with what staff write about the company, and is deleted with it. */
  catalogue: `accounts article_provinces articles calendar_addresses calendar_feeds cancellation_policies departure_crews fleets
    former_products former_texts former_wordings holidays itinerary_days media_files media_uses picture_categories moved_addresses pages partner_keys
    partners places price_recounts price_rule_drafts price_rule_edits price_rules product_changes product_drafts product_images product_places
    product_provinces product_terms products promotions provinces rate_plans report_mail_readers report_mails saved_views
    scanner_keys search_documents search_slips search_sources search_texts search_words site_settings staff staff_roles suppliers tax_rates
    terms unit_blocks unit_components unit_fleets unit_images unit_terms units vehicles webhook_endpoints wordings demo_objects
    departure_parts extra_departures vehicle_pauses vehicle_away disruption_days disruption_items disruptions review_votes supplier_papers task_readers media_uploads
    affiliates affiliate_terms thin_margins backup_checks`,
  /** Daily sums, one row for each thing sold or clicked that day: a few hundred a year, kept as accounting law requires. */
  days: `affiliate_clicks booked_days booked_days_again cost_rates day_closes ledger_days sale_day_totals sale_days sale_days_summed
    sale_months sale_pick_up_months sale_source_days`,
  /** A few rows per booking or enquiry, kept as accounting law requires: ten years according to the privacy page. */
  books: `booking_arrivals booking_changes booking_events booking_items booking_messages booking_notes bookings credit_uses credits
    hold_lines holds history history_chain history_checks ledger_entries ledger_proposals open_vouchers partner_bookings
    payment_attempts payment_inbox plan_bookings point_accounts point_entries promotion_uses reconciliations refund_approvals
    refund_bank_accounts refund_events refund_payouts refunds request_events request_fares request_offers requests sale_lines
    supplier_asks supplier_copies supplier_payments supplier_statement_lines supplier_statements tasks travellers vehicle_holds
    voucher_events vouchers sender_keys unproven_posts departure_rooms departure_seats gift_cards payment_parts
    affiliate_bookings affiliate_lines affiliate_payments credit_proposals affiliate_statement_lines affiliate_statements referrals`,
  /** Data of people with an account or submissions: kept until they delete it. */
  people: `account_carts asked_erasures firm_members firms guest_consents guest_merges invoice_profiles passkeys pickup_places plan_changes plan_comment_reports plan_comments plan_days
    plan_editors plan_items plan_likes plan_provinces plan_votes plans recovery_codes referral_codes review_appeals review_events review_photos review_reports
    review_versions review_videos reviews saved_travellers second_factors users wishlist_products`,
  /** Grows by itself with visitors, machines and time, as the days on sale do: a sweep deletes old rows. */
  swept: `access_codes alerts allowances contact_changes daily_rates day_changes day_edits editing_now firm_invitations idempotency_keys inventory ledger_day_changes mail_words mails missing_pages newsletter_subscribers
    occupancy_days partner_test_bookings phone_codes phone_messages price_log push_devices sessions sheet_imports sheet_rows spent_proofs staff_invitations task_notices
    typed_drafts verifications visit_days webhook_deliveries`,
} as const;
